import { parseArgs } from 'node:util';
import { readContract } from '../document/readContract';
import { conformanceTable } from './conformanceTable';
import { runConformance } from './runConformance';

const USAGE = `npm run conformance -- https://worker.example --token <access token of an admin>

Makes each call of the contract once and says which are kept. Without a token only public calls are made.
--send     also what reaches people or stays behind: a notification, its picture, an access request, an event
--timeout  seconds to wait for a response, 15 by default

Ends with 0 when every call that was made is kept, with 1 when one is broken or something could not be
removed, with 2 when it could not begin.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    token: { type: 'string' },
    send: { type: 'boolean', default: false },
    timeout: { type: 'string', default: '15' },
  },
});
const [url] = positionals;
const seconds = Number(values.timeout);

if (url === undefined || !URL.canParse(url) || !(seconds > 0)) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const report = await runConformance({
    operations: await readContract(),
    base: url.replace(/\/+$/, ''),
    send: fetch,
    token: values.token ?? null,
    isSending: values.send,
    prefix: `conformance-${Date.now().toString(36)}`,
    timeoutMs: seconds * 1000,
  });
  for (const line of conformanceTable(report)) console.log(line);
  if (values.token === undefined) console.log('Without a token only public calls were made.');
  const isBroken = report.rows.some(({ result }) => result === 'broken');
  process.exitCode = isBroken || report.left.length > 0 ? 1 : 0;
}
