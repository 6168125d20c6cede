import { sectionPath, sectionTextsPath, sectionsPath } from '../../../domain/paths/sectionPaths';
import { tourPath, translatePath } from '../../../domain/paths/tourPaths';
import { recordName } from '../../../state/select/recordNames';
import { type RootState } from '../../../state/select/rootState';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';

/** Link to the form that a draft belongs to. */
export interface DraftLink {
  form: string;
  to: string;
  /** Title of the record; null when unknown. */
  title: string | null;
  /** Language of the title. */
  language: string;
}

const asSegment = encodeURIComponent;

/** Best known title of a record, preferably in the form's language. */
function titleOf(
  state: RootState,
  kind: 'tour' | 'section',
  id: string,
  language: string,
): Pick<DraftLink, 'title' | 'language'> {
  return recordName(state, kind, id, language) ?? { title: null, language: 'en' };
}

function tourDraftLink(state: RootState, id: string, rest: readonly string[]): DraftLink | null {
  const tour = tourPath(id);
  const [kind = '', second = '', third = ''] = rest;
  const label = (code: string) => languageNamed(selectLanguages(state), code).label;
  const link = (form: string, to: string, language = 'en'): DraftLink => {
    const { title, language: found } = titleOf(state, 'tour', id, language);
    return { form, to, title, language: found };
  };
  if (kind === 'details') return link(`Details in ${label(second)}`, tour, second);
  if (kind === 'translations') return link('Translation', `${tour}/translations`);
  if (kind === 'texts') {
    return link(`Texts in ${label(second)}`, translatePath(second, id));
  }
  if (kind === 'sections' && second === 'new')
    return link('New section', `${sectionsPath(id)}/create`);
  if (kind === 'sections') {
    return link(`Section texts in ${label(third)}`, sectionTextsPath(id), third);
  }
  return null;
}

function sectionDraftLink(state: RootState, id: string, rest: readonly string[]): DraftLink | null {
  const tourId = state.sections.records[id]?.tour_id;
  if (tourId === undefined || tourId === null) return null;
  const [kind = '', code = ''] = rest;
  const page = sectionPath(tourId, id);
  const { label } = languageNamed(selectLanguages(state), code);
  const { title, language } = titleOf(state, 'section', id, code);
  if (kind === 'translations') {
    return { form: 'Translation', to: `${page}/translations`, title, language };
  }
  return { form: `Details in ${label}`, to: page, title, language };
}

const namelessLinks: Readonly<Record<string, Pick<DraftLink, 'form' | 'to'>>> = {
  'tour/new': { form: 'New tour', to: '/admin/tours/create' },
  notification: { form: 'Notification', to: '/admin/notifications' },
  admin: { form: 'Decision on access', to: '/admin/management' },
  language: { form: 'Language', to: '/admin/languages' },
};

/** Link to the form of a draft by its storage path, as in 'tour/{id}/details/en'; null when there is no such page. */
export function draftLink(state: RootState, path: string): DraftLink | null {
  const [entity = '', id = '', ...rest] = path.split('/');
  const nameless = namelessLinks[path] ?? namelessLinks[entity];
  if (nameless !== undefined) return { ...nameless, title: null, language: 'en' };
  if (entity === 'tour' && id === 'copy') {
    const to = `/admin/tours/create?from=${asSegment(rest[0] ?? '')}`;
    return { form: 'Copy of a tour', to, title: null, language: 'en' };
  }
  if (entity === 'tour') return tourDraftLink(state, id, rest);
  if (entity === 'section') return sectionDraftLink(state, id, rest);
  return null;
}
