import type { ContentfulStatusCode } from 'hono/utils/http-status';

export interface SqlProblem {
  status: ContentfulStatusCode;
  message: string;
  extra?: Record<string, unknown>;
}

interface SqlError {
  code: string;
  constraint: string;
  detail: string;
  message: string;
}

/** Messages for unique violations, by the constraint name that PostgreSQL derives from the migrations. */
const uniqueMessages: Record<string, { field: string; message: string }> = {
  tours_slug_key: { field: 'slug', message: 'Slug already exists' },
  languages_code_key: { field: 'code', message: 'Language code already exists' },
  tour_translations_tour_id_language_key: {
    field: 'language',
    message: 'A translation in this language already exists',
  },
  section_translations_section_id_language_key: {
    field: 'language',
    message: 'A translation in this language already exists',
  },
  admin_requests_one_pending: {
    field: 'reason',
    message: 'You already have a pending admin request',
  },
};

const CANNOT_BE_STORED: SqlProblem = {
  status: 422,
  message: 'A value cannot be stored as it is',
};

function findSqlError(error: unknown): SqlError | null {
  if (typeof error !== 'object' || error === null) return null;
  // Any error may have these properties; values that are not strings are dropped below.
  const { code, constraint, detail, message, cause } = error as Record<string, unknown>;
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) {
    const text = (value: unknown) => (typeof value === 'string' ? value : '');
    return { code, constraint: text(constraint), detail: text(detail), message: text(message) };
  }
  return cause === undefined ? null : findSqlError(cause);
}

function foreignKeyProblem({ constraint, detail }: SqlError): SqlProblem {
  const isStillReferenced = detail.includes('still referenced');
  if (/language_fkey$/.test(constraint)) {
    return isStillReferenced
      ? { status: 409, message: 'Cannot delete language: it is being used in translations' }
      : {
          status: 422,
          message: 'Unknown language',
          extra: {
            fields: {
              [constraint.includes('primary') ? 'primary_language' : 'language']:
                'Unknown language',
            },
          },
        };
  }
  return isStillReferenced
    ? { status: 409, message: 'Still in use and cannot be deleted' }
    : { status: 404, message: 'What this belongs to does not exist any more' };
}

function uniqueProblem({ constraint }: SqlError): SqlProblem {
  const violation = uniqueMessages[constraint];
  if (violation === undefined) return { status: 409, message: 'Already exists' };
  return {
    status: 409,
    message: violation.message,
    extra: { fields: { [violation.field]: violation.message } },
  };
}

/** Response to an error caused by the request, by SQLSTATE (PostgreSQL, appendix A); null for a fault of the worker. */
export function readSqlProblem(error: unknown): SqlProblem | null {
  const sqlError = findSqlError(error);
  switch (sqlError?.code) {
    case '23505':
      return uniqueProblem(sqlError);
    case '23503':
      return foreignKeyProblem(sqlError);
    case '22P02': // invalid_text_representation: of a UUID, or of another value
      return sqlError.message.includes('uuid')
        ? { status: 404, message: 'Not found' }
        : CANNOT_BE_STORED;
    case '23514': // check_violation
      return { status: 422, message: 'A value is out of its bounds' };
    case '22003': // numeric_value_out_of_range
    case '22007': // invalid_datetime_format
    case '22008': // datetime_field_overflow
    case '54001': // statement_too_complex
    case '22021': // character_not_in_repertoire: NUL in a text
    case '22P05': // untranslatable_character
      return CANNOT_BE_STORED;
    case '40001': // serialization_failure
    case '40P01': // deadlock_detected
      return { status: 409, message: 'Somebody changed the same at the same time: try again' };
    default:
      return null;
  }
}
