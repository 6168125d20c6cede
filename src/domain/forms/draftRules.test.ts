import { type AnyObject, type ObjectSchema, ValidationError } from 'yup';
import { accessRequestRules, promotionRules, rejectionRules } from '../people/admin';
import { languageRules } from '../languages/languageRules';
import { notificationRules } from '../people/notification';
import { sectionRules } from '../tours/sectionRules';
import { tourRules } from '../tours/tourRules';
import { translationRules } from '../tours/translation';

/** Messages of an invalid draft, by field. */
function messagesOf<T extends AnyObject>(rules: ObjectSchema<T>, draft: object) {
  try {
    rules.validateSync(draft, { abortEarly: false });
    return {};
  } catch (failure) {
    if (!(failure instanceof ValidationError)) throw failure;
    const found = failure.inner.map(({ path, message }) => [path, message] as const);
    // A field shows the first of its messages.
    return Object.fromEntries(found.reverse());
  }
}

const tour = {
  title: 'Fort',
  slug: 'fort',
  city: 'Agra',
  country: 'India',
  primary_language: 'en',
};
const minute = 'Duration must be at least 60 seconds';

describe('a new tour', () => {
  it('needs title, slug, city, country and a language', () => {
    const blank = { title: ' ', slug: '', city: ' ', country: '', primary_language: '' };
    expect(messagesOf(tourRules, { ...blank, duration_seconds: 60 })).toEqual({
      title: 'Title is required',
      slug: 'Slug is required',
      city: 'City is required',
      country: 'Country is required',
      primary_language: 'Language is required',
    });
  });

  it.each([
    [undefined, minute],
    ['soon', minute],
    [59, minute],
    [60, undefined],
  ])('with a duration of %p gets %p', (duration_seconds, message) => {
    expect(messagesOf(tourRules, { ...tour, duration_seconds })).toEqual(
      message === undefined ? {} : { duration_seconds: message },
    );
  });

  it('is unpublished', () => {
    expect(tourRules.cast({ ...tour, duration_seconds: 60 }).is_published).toBe(false);
  });
});

it('a translation needs a language and a title', () => {
  expect(messagesOf(translationRules, { language: ' ', title: '' })).toEqual({
    language: 'Language is required',
    title: 'Title is required',
  });
  expect(messagesOf(translationRules, { language: 'hi', title: 'क़िला' })).toEqual({});
});

describe('a new section', () => {
  it('needs a title and a language, its place is 0 and its duration may be missing', () => {
    expect(messagesOf(sectionRules, { title: ' ', language: '' })).toEqual({
      title: 'Title is required',
      language: 'Language is required',
    });
    expect(sectionRules.cast({ title: 'Gate', language: 'en' })).toMatchObject({
      order_index: 0,
      duration_seconds: null,
    });
  });

  it.each([-1, 1.5, 'third'])('is refused with the order index %p', (order_index) => {
    expect(messagesOf(sectionRules, { title: 'Gate', language: 'en', order_index })).toEqual({
      order_index: 'Order index must be a non-negative number',
    });
  });

  it.each([0, -5, 0.5])('is refused with the duration %p', (duration_seconds) => {
    expect(messagesOf(sectionRules, { title: 'Gate', language: 'en', duration_seconds })).toEqual({
      duration_seconds: 'Duration must be at least 1 second',
    });
  });
});

describe('a language', () => {
  const invalid = 'Invalid language code format. Use ISO format like "en", "es", "zh-cn"';

  it.each([
    ['en', undefined],
    ['kok', undefined],
    [' ZH-CN ', undefined],
    ['zh-cnx', undefined],
    ['', 'Language code is required'],
    ['e', invalid],
    ['engl', invalid],
    ['zh_cn', invalid],
    ['zh-c', invalid],
    ['zh-cnxx', invalid],
    ['es-419', invalid],
  ])('with the code %p gets %p', (code, message) => {
    const found = messagesOf(languageRules, { code, label: 'X' });
    expect(found['code']).toBe(message);
  });

  it('needs a label and a sort order from 0 on; its flag is a globe and its code lower case', () => {
    expect(messagesOf(languageRules, { code: 'hi', label: ' ', sort_order: -1 })).toEqual({
      label: 'Language label is required',
      sort_order: 'Sort order must be a non-negative number',
    });
    expect(messagesOf(languageRules, { code: 'hi', label: 'Hindi', sort_order: 1.5 })).toEqual({
      sort_order: 'Sort order must be a non-negative number',
    });
    expect(languageRules.cast({ code: 'HI', label: 'Hindi' })).toMatchObject({
      code: 'hi',
      flag: '🌐',
      is_enabled: true,
      is_default: false,
      sort_order: 0,
    });
  });
});

describe('a notification', () => {
  const texts = { title: 'New', body: 'Walk' };

  it('needs a title of 100 and a body of 200 characters at most', () => {
    expect(messagesOf(notificationRules, { title: ' ', body: '' })).toEqual({
      title: 'Title is required',
      body: 'Message body is required',
    });
    const full = { title: 'x'.repeat(100), body: 'x'.repeat(200) };
    expect(messagesOf(notificationRules, full)).toEqual({});
    const over = { title: 'x'.repeat(101), body: 'x'.repeat(201) };
    expect(Object.keys(messagesOf(notificationRules, over)).sort()).toEqual(['body', 'title']);
  });

  it.each([
    ['tour', 'Tour selection is required for tour notifications'],
    ['playlist', 'Playlist selection is required for playlist notifications'],
    ['private_playlist', 'Playlist ID is required for private playlist notifications'],
  ])('that opens a %s needs its target', (route_type, message) => {
    expect(messagesOf(notificationRules, { ...texts, route_type, route_id: ' ' })).toEqual({
      route_id: message,
    });
    expect(messagesOf(notificationRules, { ...texts, route_type, route_id: 'x' })).toEqual({});
  });

  it.each(['home', 'profile', 'downloads', 'auth'])('that opens %s needs none', (route_type) => {
    expect(messagesOf(notificationRules, { ...texts, route_type })).toEqual({});
  });

  it('goes to everyone and opens home unless told', () => {
    expect(notificationRules.cast(texts)).toMatchObject({
      target_language: 'all',
      route_type: 'home',
      image_url: null,
      tour_cover_url: null,
    });
  });
});

it('a promotion makes an admin unless told, and needs no notes; other decisions need a reason', () => {
  expect(promotionRules.cast({ pendingId: 'r' })).toEqual({
    pendingId: 'r',
    role: 'admin',
    notes: '',
  });
  expect(messagesOf(accessRequestRules, { reason: '  ' })).toEqual({
    reason: 'Reason is required',
  });
  expect(messagesOf(rejectionRules, { status: 'rejected', notes: ' ' })).toEqual({
    notes: 'Reason is required',
  });
});
