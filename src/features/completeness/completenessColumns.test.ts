import { cityMatrixColumns, tourMatrixColumns } from './completenessColumns';

/** Padding of a head on both sides and the arrow of its order, in pixels. */
const AROUND_NAME = 50;
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
  ({ header = '', width = Infinity }) =>
    expect(width).toBeGreaterThanOrEqual(AROUND_NAME + LETTER * header.length),
);
