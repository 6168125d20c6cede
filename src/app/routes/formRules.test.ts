import fc from 'fast-check';
import { fieldErrors } from '../../domain/forms/checkByRules';
import { errorsOfEdits, editRules } from '../../domain/forms/editRules';
import { accessRequestRules, rejectionRules } from '../../domain/people/admin';
import { newMediaRules } from '../../domain/tours/mediaRules';
import { type Edit } from '../../state/outbox/edit';
import { type SectionView } from '../../state/select/selectSections';
import { uploadProblem } from '../../features/media/upload/audioFileProblem';
import { sectionEdits } from '../../features/sections/form/sectionEdits';
import {
  cellName,
  textEdits,
  textValues,
  validateTexts,
} from '../../features/sections/texts/sectionTexts';
import {
  pairEdits,
  pairValues,
  validatePairs,
  type TextPair,
} from '../../features/translations/translate/textPairs';
import { emptyTourForm } from '../../features/tours/form/tourForm';
import { tourEdits } from '../../features/tours/form/tourEdits';

const text = fc.constantFrom('', ' ', 'x', ' Fort ');
const typedNumber = fc.oneof(
  fc.constantFrom(null, '', 'soon', '0.5', '59', '60'),
  fc.integer({ min: -2, max: 70 }),
);

/** True when the worker's rules accept every edit. */
function workerTakes(edits: readonly Edit[]): boolean {
  return edits.every((edit) => {
    if (edit.action === 'remove') return true;
    const byAction = editRules[edit.entity];
    const rules =
      edit.action === 'create' && 'create' in byAction ? byAction.create : byAction.update;
    return rules.isValidSync(edit.fields);
  });
}

const isEmpty = (errors: object) => Object.keys(errors).length === 0;

describe('a form refuses what the worker would refuse, and nothing else', () => {
  it('as an edit of a tour', () => {
    const initial = { ...emptyTourForm, title: 'Fort', slug: 'fort', duration_seconds: 90 };
    fc.assert(
      fc.property(text, text, typedNumber, (title, slug, duration_seconds) => {
        const values = { ...initial, title, slug, duration_seconds };
        const edits = tourEdits({ id: 't1', language: 'en' }, initial, values);
        expect(isEmpty(errorsOfEdits(edits))).toBe(workerTakes(edits));
      }),
    );
  });

  it('as an edit of a section', () => {
    const initial = { order_index: 3, duration_seconds: 90, title: 'Gate', description: '' };
    fc.assert(
      fc.property(text, typedNumber, typedNumber, (title, order_index, duration_seconds) => {
        const values = { ...initial, title, order_index, duration_seconds };
        const edits = sectionEdits({ id: 's1', language: 'en' }, initial, values);
        expect(isEmpty(errorsOfEdits(edits))).toBe(workerTakes(edits));
      }),
    );
  });

  it('as the texts of all sections', () => {
    const section = (id: string, hasText: boolean) =>
      ({ id, language: 'hi', hasText, title: null, description: null }) as SectionView; // cast: fields that are read
    const sections = [section('gate', true), section('well', false)];
    fc.assert(
      fc.property(text, text, text, (title, newTitle, description) => {
        const values = {
          ...textValues(sections),
          [cellName('title', 'gate')]: title,
          [cellName('title', 'well')]: newTitle,
          [cellName('description', 'well')]: description,
        };
        const isValid = isEmpty(validateTexts(sections, values));
        expect(isValid).toBe(workerTakes(textEdits(sections, values)));
      }),
    );
  });
});

test('the worker takes every edit of a text pair that the form lets through', () => {
  const target = fc.option(fc.record({ title: text, description: text }));
  fc.assert(
    fc.property(fc.array(target, { minLength: 1 }), fc.infiniteStream(text), (targets, typed) => {
      const pairs = targets.map((one, index): TextPair => {
        const key = index === 0 ? 'tour' : `s${index}`;
        return {
          key,
          label: key,
          source: { title: 'x', description: '' },
          target: one,
          saveState: null,
        };
      });
      const initial = pairValues(pairs);
      const values = Object.fromEntries(
        Object.keys(initial).map((name) => [name, typed.next().value ?? '']),
      );
      if (!isEmpty(validatePairs('de', pairs, values))) return;
      expect(workerTakes(pairEdits('t1', 'de', pairs, values, initial))).toBe(true);
    }),
  );
});

test('an upload needs a tour by the rule of the worker', () => {
  const file = new File(['x'], 'gate.mp3', { type: 'audio/mpeg' });
  fc.assert(
    fc.property(text, (tour_id) => {
      expect(uploadProblem(file, tour_id)).toBe(
        fieldErrors(newMediaRules, { tour_id })['tour_id'] ?? null,
      );
    }),
  );
});

test('a rejection asks for its reason as a request does', () => {
  expect(rejectionRules.fields.notes).toBe(accessRequestRules.fields.reason);
});
