import { type Draft } from '../../domain/forms/draft';
import { createDraftStore, isDraftOfAnother } from './draftStore';

class TestStorage implements Storage {
  readonly items = new Map<string, string>();
  refuses = false;
  [name: string]: unknown;
  get length() {
    return this.items.size;
  }
  key(index: number) {
    return [...this.items.keys()][index] ?? null;
  }
  getItem(key: string) {
    if (this.refuses) throw new DOMException('Blocked', 'SecurityError');
    return this.items.get(key) ?? null;
  }
  setItem(key: string, text: string) {
    if (this.refuses) throw new DOMException('Full', 'QuotaExceededError');
    this.items.set(key, text);
  }
  removeItem(key: string) {
    this.items.delete(key);
  }
  clear() {
    this.items.clear();
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;
const draft = (title: string, typedAtMs = 1000): Draft => ({
  base: { title: '' },
  values: { title },
  typedAtMs,
  hadFile: false,
});

function browser() {
  const storage = new TestStorage();
  const tab = (personId: string | null = 'asha', path = 'tour/1') => {
    const store = createDraftStore(() => storage);
    if (personId !== null) store.openFor(personId, 2000);
    return { store, slot: store.slot(personId, path) };
  };
  const bytes = () => [...storage.items.keys()].filter((key) => key.includes(':draft:'));
  return { storage, tab, bytes };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('what is typed', () => {
  it('is stored half a second later at the latest, however fast one types', () => {
    const { tab } = browser();
    const { slot } = tab();
    for (let at = 0; at < 500; at += 50) {
      slot.save(draft(`t${at}`));
      jest.advanceTimersByTime(50);
    }
    expect(tab().slot.read()?.values).not.toBeUndefined();
    jest.advanceTimersByTime(500);
    expect(tab().slot.read()).toEqual(draft('t450'));
  });

  it('is stored at once when the page goes away', () => {
    const { tab } = browser();
    const { slot, store } = tab();
    slot.save(draft('Taj'));
    store.flush();
    expect(tab().slot.read()).toEqual(draft('Taj'));
  });

  it('is gone once it was saved, with what was still waiting', () => {
    const { tab, bytes } = browser();
    const { slot } = tab();
    slot.save(draft('Taj'));
    slot.flush();
    slot.save(draft('Taj Mahal'));
    slot.clear();
    jest.runAllTimers();
    expect(bytes()).toEqual([]);
  });

  it('is gone once the form is as it was', () => {
    const { tab, bytes } = browser();
    const { slot } = tab();
    slot.save(draft('Taj'));
    slot.flush();
    slot.save(null);
    slot.flush();
    expect(bytes()).toEqual([]);
  });

  it('stays when another tab that holds the same form saves', () => {
    const { tab } = browser();
    const one = tab();
    const other = tab();
    one.slot.save(draft('One'));
    one.slot.flush();
    other.slot.save(draft('Other'));
    other.slot.flush();
    one.slot.clear();
    expect(tab().slot.read()).toEqual(draft('Other'));
  });

  it('is nobody else’s', () => {
    const { tab } = browser();
    const { slot } = tab();
    slot.save(draft('Taj'));
    slot.flush();
    const ravi = tab('ravi');
    expect(ravi.slot.read()).toBeNull();
    expect(ravi.store.list('ravi', '')).toEqual([]);
    expect(tab('asha').slot.read()).toEqual(draft('Taj'));
  });

  it('of a tab that has missed the sign-out, or a new sign-in, is not stored', () => {
    const { tab, bytes, storage } = browser();
    const { slot } = tab();
    storage.clear();
    slot.save(draft('Taj'));
    jest.runAllTimers();
    expect(bytes()).toEqual([]);
    tab('ravi');
    slot.save(draft('Taj'));
    jest.runAllTimers();
    expect(bytes()).toEqual([]);
    expect(slot.canSave()).toBe(false);
  });

  it('is not kept where nobody is signed in', () => {
    const { tab, bytes } = browser();
    const { slot } = tab(null);
    slot.save(draft('Taj'));
    jest.runAllTimers();
    expect(bytes()).toEqual([]);
    expect(slot.canSave()).toBe(false);
  });
});

describe('a storage that refuses', () => {
  it('breaks nothing, and is known about', () => {
    const { tab, storage } = browser();
    const { slot, store } = tab();
    storage.refuses = true;
    slot.save(draft('Taj'));
    store.flush();
    expect(slot.canSave()).toBe(false);
    expect(slot.read()).toBeNull();
    expect(store.list('asha', '')).toEqual([]);
    storage.refuses = false;
    slot.save(draft('Taj Mahal'));
    store.flush();
    expect(slot.canSave()).toBe(true);
  });

  it('may refuse even to be looked at', () => {
    const store = createDraftStore(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    store.openFor('asha', 0);
    const slot = store.slot('asha', 'tour/1');
    slot.save(draft('Taj'));
    slot.flush();
    slot.clear();
    expect(slot.read()).toBeNull();
    expect(store.list('asha', '')).toEqual([]);
  });

  it('may hold what no draft is', () => {
    const { tab, storage } = browser();
    tab();
    for (const text of ['', 'null', '{"values":', '[]', '{"typedAtMs":1,"values":3,"base":{}}']) {
      storage.setItem('kathayatra:draft:1:asha:tour/1', text);
      const store = createDraftStore(() => storage);
      expect(store.slot('asha', 'tour/1').read()).toBeNull();
      expect(store.list('asha', '')).toEqual([]);
    }
  });
});

describe('the list of drafts', () => {
  it('has the newest first, those of the asked places alone, and notifies when one comes or goes', () => {
    const { tab } = browser();
    const { store } = tab();
    const listener = jest.fn();
    store.subscribe(listener);
    for (const [path, at] of [
      ['tour/1/edit/hi', 10],
      ['tour/1/edit/en', 20],
      ['tour/2/edit/en', 30],
    ] as const) {
      const slot = store.slot('asha', path);
      slot.save(draft(path, 1000 + at));
      slot.flush();
      slot.save(draft(`${path}!`, 1000 + at));
      slot.flush();
    }
    expect(listener).toHaveBeenCalledTimes(3);
    const subpaths = () => store.list('asha', 'tour/1/').map(({ subpath }) => subpath);
    expect(subpaths()).toEqual(['edit/en', 'edit/hi']);
    const before = store.version();
    store.drop('asha', 'tour/1/edit/en');
    expect(subpaths()).toEqual(['edit/hi']);
    expect(store.version()).not.toBe(before);
  });

  it('forgets what is older than 30 days', () => {
    const { tab, bytes } = browser();
    const { store, slot } = tab();
    slot.save(draft('Taj', 1000));
    slot.flush();
    store.openFor('asha', 1000 + 29 * DAY_MS);
    expect(bytes()).toHaveLength(1);
    store.openFor('asha', 1000 + 31 * DAY_MS);
    expect(bytes()).toEqual([]);
  });
});

test('a sign-out distinguishes the drafts of others from its own', () => {
  const key = 'kathayatra:draft:1:asha:tour/1';
  expect(isDraftOfAnother(key, 'asha')).toBe(false);
  expect(isDraftOfAnother(key, 'ravi')).toBe(true);
  expect(isDraftOfAnother(key, 'as')).toBe(true);
  expect(isDraftOfAnother('kathayatra:preferences', 'ravi')).toBe(false);
});
