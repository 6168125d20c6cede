import { cityMatrixColumns, tourMatrixColumns } from './completenessColumns';

/** Width in px of a header's horizontal padding and sort arrow. */
const AROUND_NAME = 50;
/** Padding in px that a tight header lacks. */
const NOT_PADDED = 16;
/** Upper bound of a header letter's average width, in px. */
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
