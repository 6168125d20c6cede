import { DataInUse } from './dataLock';
import { ChildFailed } from './runChild';
import { UnusableData } from '../logging/unusableData';
import { StorageUnavailable, StorageMisconfigured } from '../storage/storageFailures';
import { hasErrorCode } from '../logging/systemError';
import { InvalidSettings, type StartSettings } from './workerSettings';

const SEE = 'See DATABASE_URL.';

/** Advice on failures of the database server, by Node error code or SQLSTATE. */
const databaseFailures: Record<string, string> = {
  ECONNREFUSED: `The database cannot be reached: no server listens there. ${SEE}`,
  ENOTFOUND: `The database cannot be reached: its host is unknown. ${SEE}`,
  EAI_AGAIN: `The database cannot be reached: its host cannot be looked up. ${SEE}`,
  ETIMEDOUT: `The database cannot be reached: its server does not answer. ${SEE}`,
  ENOENT: `The database cannot be reached: there is no such socket. ${SEE}`,
  '3D000': `The database does not exist: create it, or name another. ${SEE}`,
  '28P01': `The database refuses the password. ${SEE}`,
  '28000': `The database refuses the user. ${SEE}`,
  '42501': `The database's user may not create tables: grant it the rights. ${SEE}`,
};

const directoryFailures = [
  'EACCES',
  'EROFS',
  'EPERM',
  'ENOTDIR',
  'EEXIST',
  'ENOTSUP',
  'EOPNOTSUPP',
];

/** An error with all its causes: drivers wrap errors, and a failure at several IP addresses lists one for each. */
function causesOf(error: unknown): unknown[] {
  if (!(error instanceof Error)) return [error];
  const inner = error instanceof AggregateError ? error.errors : [error.cause];
  return [error, ...inner.filter((each) => each !== undefined).flatMap(causesOf)];
}

/** Failures whose message already tells what to do. */
const knownKinds = [
  InvalidSettings,
  DataInUse,
  ChildFailed,
  UnusableData,
  StorageUnavailable,
  StorageMisconfigured,
];

/** A message for a failed start that a person can correct; any other failure is returned as is, with its stack. */
export function explainFailure(error: unknown, settings: StartSettings | null): unknown {
  const isKnown = knownKinds.some((kind) => error instanceof kind);
  if (isKnown && error instanceof Error) return error.message;
  if (settings === null) return error;
  const { host, port, metricsPort, dataDirectory, databaseUrl } = settings;
  const causes = causesOf(error);
  const hasCode = (code: string) => causes.some((each) => hasErrorCode(each, code));
  if (hasCode('EADDRINUSE')) {
    // Node's error names the port (`net.Server`, EADDRINUSE).
    const isOfMetrics = causes.some((each) => Object(each).port === metricsPort);
    const [taken, name] = isOfMetrics ? [metricsPort, 'METRICS_PORT'] : [port, 'PORT'];
    return `${host}:${taken} is in use by another program. Set ${name} to another number.`;
  }
  const code = databaseUrl === null ? undefined : Object.keys(databaseFailures).find(hasCode);
  if (code !== undefined) return databaseFailures[code];
  const directoryCode = directoryFailures.find(hasCode);
  if (directoryCode !== undefined) {
    return `${dataDirectory} cannot be written (${directoryCode}). Make it writable, or set DATA_DIR to another directory.`;
  }
  if (hasCode('ENOSPC')) return `There is no space left for ${dataDirectory}.`;
  return error;
}
