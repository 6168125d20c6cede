import { isJson, type Json } from '../../domain/jsonReader';

const entities: Readonly<Record<string, string>> = {
  tour: 'tour',
  'tour text': 'tourTranslation',
  section: 'section',
  'section text': 'sectionTranslation',
  media: 'media',
  chapter: 'chapter',
};

const actions: Readonly<Record<string, string>> = {
  created: 'create',
  changed: 'update',
  removed: 'remove',
};

/** Converts an edit of schema 1, as in `{ kind: 'tour text changed', tourId, language, change }`, to schema 2. */
function withEntity(edit: unknown): unknown {
  if (!isJson(edit) || typeof edit['kind'] !== 'string') return edit;
  const { kind, draft, change, ...ref } = edit;
  const parts = String(kind).split(' ');
  const action = actions[parts.pop() ?? ''];
  const entity = entities[parts.join(' ')];
  if (action === undefined || entity === undefined) return edit;
  const fields = draft ?? change;
  return { entity, action, ref, ...(fields !== undefined && { fields }) };
}

/** Migrations of an entry, each from its schema version to the next. */
export const entryMigrations: Readonly<Record<number, (entry: Json) => Json>> = {
  1: ({ lane, ...entry }) => ({ ...entry, orderKey: lane, edit: withEntity(entry['edit']) }),
  2: ({ isLooked, isKept, ...entry }) => ({
    ...entry,
    isRevalidated: isLooked,
    isSavedLocally: isKept,
    state: entry['state'] === 'gone' ? 'notFound' : entry['state'],
  }),
};
