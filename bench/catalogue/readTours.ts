import type { DataProvider } from 'react-admin';
import type { TourRow } from '../../src/domain/tours/tour';
import { searchTours } from './searchTours';

let read: Promise<TourRow[]> | null = null;

function readAll(): Promise<TourRow[]> {
  read ??= fetch('/api/tours?lang=en').then((response) => response.json());
  return read;
}

const orderOf = (field: string, sign: number) => (a: TourRow, b: TourRow) =>
  sign * String(Reflect.get(a, field)).localeCompare(String(Reflect.get(b, field)));

const refuse = () => Promise.reject(new Error('The list alone is measured'));

/** Data provider of minimal cost: fetches the whole list once and copies only one page of it. */
export const dataProvider: DataProvider = {
  getList: async (_resource, { pagination, sort, filter }) => {
    const { page = 1, perPage = 25 } = pagination ?? {};
    const found = searchTours(await readAll(), String(filter?.['q'] ?? ''));
    const sorted =
      sort === undefined || sort.field === 'created_at'
        ? found
        : found.toSorted(orderOf(sort.field, sort.order === 'ASC' ? 1 : -1));
    return { data: sorted.slice((page - 1) * perPage, page * perPage), total: found.length };
  },
  getOne: refuse,
  getMany: refuse,
  getManyReference: refuse,
  create: refuse,
  update: refuse,
  updateMany: refuse,
  delete: refuse,
  deleteMany: refuse,
};
