import { personRecords } from '../storage/personRecords';

const RECORD = 'recent-commands';
const MAX_COMMANDS = 20;

/** Ids of commands that a person ran from the palette on this device, most recent first. */
export function readRecentCommands(personId: string): string[] {
  const stored = personRecords.read(personId, RECORD);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}

/** Records that a command was run from the palette. */
export function rememberCommand(personId: string, id: string): void {
  const others = readRecentCommands(personId).filter((other) => other !== id);
  personRecords.write(personId, RECORD, [id, ...others].slice(0, MAX_COMMANDS));
}
