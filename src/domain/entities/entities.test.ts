import { editRules } from '../forms/editRules';
import { tourRowFields } from '../tours/tour';
import { tourRules } from '../tours/tourRules';
import { entities, entityOf, type EntityName } from './entities';
import { agreeIn, draftedRecord, editedFields, isRecord, readRecord } from '../record/record';

const names = Object.keys(entities) as EntityName[]; // keys of that very record

describe.each(names)('the description of a %s', (name) => {
  const { fields, ref, key } = entityOf(name);

  it('marks exactly the fields as edited that the rules of a change let through', () => {
    expect(editedFields(fields).sort()).toEqual(Object.keys(editRules[name].update.fields).sort());
  });

  it('names fields that are there', () => {
    const followed = Object.values(fields).flatMap(({ follows }) => follows ?? []);
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(followed));
  });

  it('refers to a stored record by the id of its key', () => {
    expect(ref.update).toContain(key.idName);
    expect(ref.remove).toContain(key.idName);
  });

  it('reads what it has drafted as it is', () => {
    const ids = Object.fromEntries(
      Object.keys(fields).flatMap((field) =>
        /(^|_)id$|^language$/.test(field) ? [[field, 'x']] : [],
      ),
    );
    const record = draftedRecord(fields, {}, ids);
    expect(isRecord(fields, record)).toBe(true);
    expect(readRecord(fields, record, 'GET /')).toEqual(record);
  });
});

it('has every field of a new tour in its row, so that the list shows what the form writes', () => {
  expect(Object.keys(tourRowFields)).toEqual(expect.arrayContaining(Object.keys(tourRules.fields)));
});

it('takes a row as it is only where no other spelling says more', () => {
  const { fields } = entities.media;
  const row = draftedRecord(fields, {}, { id: 'm1' });
  expect(isRecord(fields, row)).toBe(true);
  expect(isRecord(fields, { ...row, duration_seconds: 4 })).toBe(false);
  expect(readRecord(fields, { ...row, duration_seconds: 4 }, 'GET /')).toMatchObject({
    duration: 4,
  });
  expect(agreeIn(['id', 'title'], row, { ...row, filename: 'other' })).toBe(true);
  expect(agreeIn(['filename'], row, { ...row, filename: 'other' })).toBe(false);
});
