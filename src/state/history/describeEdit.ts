import { type Edit } from '../outbox/edit';

const names: Record<string, string> = {
  title: 'title',
  description: 'description',
  slug: 'slug',
  slug_suffix: 'slug suffix',
  city: 'city',
  country: 'country',
  duration_seconds: 'duration',
  primary_language: 'primary language',
  cover_media_url: 'cover',
  order_index: 'order',
  transcript_text: 'transcript',
  language: 'language',
  filename: 'file name',
};

function fieldList(change: object): string {
  const fields = Object.keys(change).map((field) => names[field] ?? field);
  const text = new Intl.ListFormat('en', { type: 'conjunction' }).format(fields);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether an edit gives a section another place, and nothing else. */
export function isPlacing(edit: Edit): boolean {
  return (
    edit.kind === 'section changed' && Object.keys(edit.change).every((f) => f === 'order_index')
  );
}

/** What edits that were made as one did; what many of them did alike is said once. */
export function describeStep(edits: readonly Edit[]): string {
  if (edits.length > 1 && edits.every(isPlacing)) return 'Sections reordered';
  return [...new Set(edits.map(describeEdit))].join(', ');
}

/** What an edit did, in a few words: 'Published', 'Title and description changed (hi)'. */
export function describeEdit(edit: Edit): string {
  switch (edit.kind) {
    case 'tour changed':
      if (edit.change.is_published !== undefined) {
        return edit.change.is_published ? 'Published' : 'Unpublished';
      }
      return `${fieldList(edit.change)} changed`;
    case 'section changed':
    case 'media changed':
      return `${fieldList(edit.change)} changed`;
    case 'tour text changed':
    case 'section text changed':
      return `${fieldList(edit.change)} changed (${edit.language})`;
    case 'tour text created':
    case 'section text created':
      return `Translation added (${edit.draft.language})`;
    case 'tour text removed':
    case 'section text removed':
      return `Translation deleted (${edit.language})`;
    case 'tour created':
      return 'Tour created';
    case 'tour removed':
      return 'Tour deleted';
    case 'section created':
      return 'Section created';
    case 'section removed':
      return 'Section deleted';
    case 'media removed':
      return 'Recording deleted';
    case 'chapter created':
      return 'Chapter added';
    case 'chapter changed':
      return 'Chapter changed';
    case 'chapter removed':
      return 'Chapter deleted';
  }
}
