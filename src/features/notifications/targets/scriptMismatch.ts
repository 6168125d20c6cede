import { type Language } from '../../../domain/languages/language';
import { scriptOf } from '../../../domain/text/script';
import { writtenScript } from '../../../domain/text/writtenScript';
import { languageNamed } from '../../../state/select/selectLanguages';
import { type NotificationValues } from './notificationForm';
import { EVERYONE } from './routeActions';

/** Text in a script that its audience may not read. */
export interface ScriptMismatch {
  script: string;
  /** Text of the warning. */
  sentence: string;
}

/** Mismatch between the script of a notification's text and its audience; null for none. */
export function scriptMismatch(
  {
    title,
    body,
    target_language: target,
  }: Pick<NotificationValues, 'title' | 'body' | 'target_language'>,
  languages: readonly Language[],
): ScriptMismatch | null {
  // Everyone is expected to read Latin letters, which names and English are written in.
  const expected = target === EVERYONE ? 'latin' : scriptOf(target);
  const parts = [
    { name: 'title', script: writtenScript(title) },
    { name: 'message', script: writtenScript(body) },
  ].flatMap(({ name, script }) =>
    script === null || script === expected ? [] : [{ name, script }],
  );
  const [first] = parts;
  if (first === undefined) return null;
  const subject = parts.length === 1 ? `The ${first.name}` : 'This text';
  const audience =
    target === EVERYONE ? 'all users' : `${languageNamed(languages, target).label} users`;
  return {
    script: first.script,
    sentence: `${subject} goes to ${audience}, who may not read its script.`,
  };
}
