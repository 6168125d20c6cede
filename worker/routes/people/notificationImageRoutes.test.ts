import type { Database } from '../../database/database';
import { files } from '../../schema/catalogueTables';
import { pngBytes } from '../../testing/sampleFiles';
import { describeOnEachDatabase } from '../../testing/openTestDatabase';
import { people, PUBLIC_URL, testWorker, type TestWorker } from '../../testing/testWorker';

const PNG = pngBytes(100);

describeOnEachDatabase('pictures of notifications', (open) => {
  let database: Database;
  let test: TestWorker;

  beforeEach(async () => {
    database = await open();
    test = await testWorker({ database, uploadLimits: { notificationImageBytes: 1024 } });
    await test.seeds.admin(people.asha, 'owner');
  });

  function upload(bytes: number[] | null, name = 'kebab.png', as = people.asha) {
    const body = new FormData();
    if (bytes !== null) body.set('file', new File([new Uint8Array(bytes)], name));
    else body.set('title', 'no file');
    return test.call('POST', '/api/notifications/upload-image', { body, as });
  }

  it('stores a picture and returns its URL', async () => {
    const response = await upload([...PNG, 1, 2, 3]);
    expect(response.status).toBe(201);
    const { image_url } = await response.json();
    const [key] = await test.storedKeys();
    expect(image_url).toBe(`${PUBLIC_URL}/media/${key}`);
    const { content_type, size_bytes } = files;
    const rows = await database.select({ content_type, size_bytes }).from(files);
    expect(rows).toEqual([{ content_type: 'image/png', size_bytes: PNG.length + 3 }]);
  });

  it('stores every kind of picture that the picker offers', async () => {
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64');
    expect((await upload([...gif], 'a.gif')).status).toBe(201);
    const webp = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');
    expect((await upload([...webp], 'a.webp')).status).toBe(201);
  });

  it('refuses what is too large, of another type, or missing, and keeps nothing', async () => {
    const large = await upload([...PNG, ...new Array<number>(2000).fill(0)]);
    expect(large.status).toBe(413);
    expect((await large.json()).message).toMatch(/^File kebab.png is too large\. Maximum size is/);
    const text = await upload([...Buffer.from('no picture at all')], 'a.png');
    expect(text.status).toBe(415);
    const page = await upload([...Buffer.from('GIF89a=1;alert(document.domain)')], 'a.gif');
    expect(page.status).toBe(415);
    expect((await upload(null)).status).toBe(422);
    expect((await upload([...PNG], 'a.png', people.noor)).status).toBe(403);
    const json = await test.call('POST', '/api/notifications/upload-image', { json: {} });
    expect(json.status).toBe(415);
    expect(await test.storedKeys()).toEqual([]);
  });
});
