import fc from 'fast-check';
import { type Column } from './RecordColumn';
import { laidOutColumns, movedColumn, orderedColumns, withColumn } from './recordLayout';

interface Row {
  id: string;
}
const data = (key: string): Column<Row> => ({ key, header: key, flex: 1, value: () => key });
const columns: Column<Row>[] = [
  data('name'),
  data('city'),
  data('status'),
  data('created'),
  { kind: 'actions', key: 'actions', actions: () => [] },
];
const keysOf = (list: readonly Column<Row>[]) => list.map((column) => column.key);
const plain = { order: [], hidden: [], widths: {}, isCompact: false };

describe('laidOutColumns', () => {
  it('keeps the name first and the actions last in every layout', () => {
    const order = ['actions', 'created', 'name', 'city'];
    expect(keysOf(laidOutColumns(columns, { ...plain, order }))).toEqual([
      'name',
      'created',
      'city',
      'status',
      'actions',
    ]);
    expect(keysOf(laidOutColumns(columns, { ...plain, hidden: ['name', 'actions'] }))).toEqual(
      keysOf(columns),
    );
  });

  it('shows an optional column once it was chosen', () => {
    const slug: Column<Row> = { key: 'slug', header: 'slug', isOptional: true, value: () => '' };
    const all = [...columns, slug];
    expect(keysOf(laidOutColumns(all, plain))).not.toContain('slug');
    const chosen = withColumn(slug, plain, true);
    expect(keysOf(laidOutColumns(all, chosen))).toContain('slug');
    expect(keysOf(laidOutColumns(all, withColumn(slug, chosen, false)))).not.toContain('slug');
    expect(withColumn(data('city'), plain, false).hidden).toEqual(['city']);
  });

  it('leaves out hidden columns and replaces a flexible width by a fixed one', () => {
    const laidOut = laidOutColumns(columns, { ...plain, hidden: ['city'], widths: { status: 90 } });
    expect(keysOf(laidOut)).toEqual(['name', 'status', 'created', 'actions']);
    expect(laidOut[1]).toMatchObject({ width: 90 });
    expect(laidOut[1]).not.toHaveProperty('flex');
    expect(laidOut[2]).toMatchObject({ flex: 1 });
  });

  it('loses and doubles no column', () => {
    const keys = fc.array(fc.constantFrom('name', 'city', 'status', 'created', 'gone'));
    fc.assert(
      fc.property(keys, (order) => {
        const unique = [...new Set(order)];
        expect(keysOf(orderedColumns(columns, unique)).sort()).toEqual(keysOf(columns).sort());
      }),
    );
  });
});

describe('movedColumn', () => {
  it('moves by places and stops at the ends', () => {
    expect(movedColumn(columns, [], 'created', -1)).toEqual(['city', 'created', 'status']);
    expect(movedColumn(columns, [], 'city', -1)).toEqual(['city', 'status', 'created']);
    expect(movedColumn(columns, ['status'], 'status', 1)).toEqual(['city', 'status', 'created']);
  });
});
