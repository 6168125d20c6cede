import { UNKNOWN_SOURCE } from '../../domain/record/earlierSource';
import { type Overlay } from '../outbox/overlayFields';
import { earlierSource, type UnsentText } from './earlierSources';

type Part = Partial<NonNullable<UnsentText['text']>>;

const textOf = (part: Part): UnsentText['text'] => ({
  title: 'Gate',
  description: 'Open',
  earlier_source_title: null,
  earlier_source_description: null,
  ...part,
});
/** Value of a field, and the sequence number of its edit. */
type UnsentValue = readonly [value: string | null, seq: number];
const at = (value: string | null, seq: number): UnsentValue => [value, seq];

const unsent = (edits: Record<string, UnsentValue>): Overlay => ({
  isCreated: false,
  isRemoved: false,
  fields: Object.fromEntries(Object.entries(edits).map(([name, [value]]) => [name, value])),
  seqs: Object.fromEntries(Object.entries(edits).map(([name, [, seq]]) => [name, seq])),
  state: 'sending',
  createdAt: 0,
  parentKeys: [],
});

interface Side {
  stored?: Part;
  edits?: Parameters<typeof unsent>[0];
}
const side = ({ stored = {}, edits }: Side): UnsentText => ({
  text: textOf(stored),
  over: edits && unsent(edits),
});
const earlierOf = (source: Side, target: Side) => {
  const of = earlierSource(side(source), side(target));
  return [of.earlier_source_title, of.earlier_source_description];
};
const translation: Part = { title: 'द्वार', description: 'खुला' };

describe('what a translation was made from', () => {
  it('is what stood before an unsent change of its source, of that text alone', () => {
    const changed = { edits: { title: at('The Gate', 1) } };
    expect(earlierOf(changed, { stored: translation })).toEqual(['Gate', null]);
    expect(earlierOf({}, { stored: translation })).toEqual([null, null]);
    expect(earlierOf(changed, { stored: { ...translation, title: '' } })).toEqual([null, null]);
  });

  it('stands again once the source is taken back, sent or not', () => {
    const undone = { edits: { title: at('Gate', 2) } };
    expect(earlierOf(undone, { stored: translation })).toEqual([null, null]);
    const withSource = { ...translation, earlier_source_title: 'Gate' };
    const source = (title: string) => ({
      stored: { title: 'The Gate' },
      edits: { title: at(title, 3) },
    });
    expect(earlierOf(source('Gate'), { stored: withSource })).toEqual([null, null]);
    expect(earlierOf(source('A gate'), { stored: withSource })).toEqual(['Gate', null]);
  });

  it('is the present source for a text that was translated after its change, not before', () => {
    const source = { edits: { title: at('The Gate', 2) } };
    const translatedAt = (seq: number) => ({
      stored: translation,
      edits: { title: at('फाटक', seq) },
    });
    expect(earlierOf(source, translatedAt(3))).toEqual([null, null]);
    expect(earlierOf(source, translatedAt(1))).toEqual(['Gate', null]);
  });

  it('is as sent where somebody found the text still correct, and where that was taken back', () => {
    const withSource = { ...translation, earlier_source_description: 'Shut' };
    const confirmed = (value: string | null) => ({
      stored: withSource,
      edits: { earlier_source_description: at(value, 4) },
    });
    expect(earlierOf({}, { stored: withSource })).toEqual([null, 'Shut']);
    expect(earlierOf({}, confirmed(null))).toEqual([null, null]);
    expect(earlierOf({}, confirmed('Shut'))).toEqual([null, 'Shut']);
  });

  it('is unknown where the source was empty, and nothing where either text is removed', () => {
    const filled = { stored: { title: '' }, edits: { title: at('Gate', 1) } };
    expect(earlierOf(filled, { stored: translation })).toEqual([UNKNOWN_SOURCE, null]);
    const removed = { text: textOf({}), over: { ...unsent({}), isRemoved: true } };
    const withSource = side({ stored: { ...translation, earlier_source_title: 'Gates' } });
    expect(earlierSource(removed, withSource).earlier_source_title).toBeNull();
  });
});
