import { cityMatrixColumns, tourMatrixColumns } from './completenessColumns';

/** Padding of a head on both sides and the arrow of its order, in pixels. */
const AROUND_NAME = 50;
/** Padding that a tight head lacks. */
const NOT_PADDED = 16;
/** Most of a letter of a head, in pixels. */
const LETTER = 7.5;

const tourColumns = tourMatrixColumns({
  languages: [],
  subject: 'texts',
  counts: null,
  plays: null,
});

test.each([...tourColumns, ...cityMatrixColumns([], 'texts')])(
  'the head $header has room for its name beside the arrow of the order',
  (column) => {
    const { header = '', width = Infinity } = column;
    const isTight = column.kind !== 'actions' && column.isTight === true;
    const around = AROUND_NAME - (isTight ? NOT_PADDED : 0);
    expect(width).toBeGreaterThanOrEqual(around + LETTER * header.length);
  },
);
