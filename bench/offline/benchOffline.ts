import { type Bench, type Goal } from '../measure/bench';
import { medianOf as median } from '../measure/median';
import { openBrowser } from '../measure/openBrowser';
import { measureColdOpen } from './measureColdOpen';
import { measureStores, type StoreFigures } from './measureStores';

const RUNS = 5;
const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;

function percentile95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}

interface Figure {
  name: string;
  /** Null when measured only for comparison. */
  limitMs: number | null;
  of: (figures: StoreFigures) => number;
}

const figures: readonly Figure[] = [
  { name: 'Edit on the device, p95', limitMs: 20, of: ({ edits }) => percentile95(edits.durable) },
  {
    name: 'Main thread blocked by an edit, p95',
    limitMs: 16,
    of: ({ edits }) => percentile95(edits.blocked),
  },
  { name: 'Cold hydrate, 10,000 tours', limitMs: 500, of: ({ hydrateTours }) => hydrateTours.ms },
  {
    name: 'Cold hydrate, with 50,000 sections',
    limitMs: 1000,
    of: ({ hydrateAll }) => hydrateAll.ms,
  },
  {
    name: 'Refetch of 10,000 unchanged, main thread',
    limitMs: 30,
    of: ({ edits }) => edits.refetch.known.total,
  },
  {
    name: 'The same, from a worker without versions',
    limitMs: null,
    of: ({ edits }) => edits.refetch.whole.total,
  },
];

const goal = (name: string, measured: number, limitMs: number): Goal => ({
  name,
  measured: ms(measured),
  limit: ms(limitMs),
  isMet: measured <= limitMs,
});

/** Bench of the offline cache with 10,000 tours and 50,000 sections, beside stock redux-persist. */
export const benchOffline: Bench = async () => {
  const browser = await openBrowser();
  try {
    const { ours, stock } = await measureStores(browser, RUNS);
    const coldOpen = median(await measureColdOpen(browser, RUNS));
    const rows = figures.map(({ name, limitMs, of }) => [
      name,
      ms(median(ours.map(of))),
      ms(median(stock.map(of))),
      limitMs === null ? '–' : ms(limitMs),
    ]);
    return {
      tables: [
        {
          title: `Median of ${RUNS}`,
          columns: ['Figure', 'Ours', 'Stock redux-persist, IndexedDB strings', 'Limit'],
          rows: [
            ...rows,
            ['Cold open without a server to a usable list', ms(coldOpen), '–', ms(2000)],
          ],
        },
      ],
      goals: [
        ...figures.flatMap(({ name, limitMs, of }) =>
          limitMs === null ? [] : [goal(name, median(ours.map(of)), limitMs)],
        ),
        goal('Cold open without a server to a usable list', coldOpen, 2000),
      ],
    };
  } finally {
    await browser.close();
  }
};
