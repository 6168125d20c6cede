import { formatTable } from './measure/formatTable';
import { installPeers } from './measure/installPeers';
import { describeMachine } from './measure/machine';
import { benches } from './registry';

/** `npm run bench -- <name> [<part>…]`: prints the figures; fails when a goal is missed. */
const name = process.argv[2] ?? '';
const load = Object.hasOwn(benches, name) ? benches[name] : undefined;
if (load === undefined) {
  console.error(`Which bench? One of: ${Object.keys(benches).join(', ')}`);
  process.exit(2);
}

await installPeers();
const bench = await load();
const before = describeMachine();
const { tables, goals } = await bench(process.argv.slice(3));
console.log(`\n${name}: ${before}`);
for (const { title, columns, rows } of tables) {
  console.log(`\n${title}\n\n${formatTable(columns, rows)}`);
}
const columns = ['Goal', 'Measured', 'Limit', 'Met'];
const rows = goals.map((goal) => [goal.name, goal.measured, goal.limit, goal.isMet ? 'yes' : 'NO']);
console.log(`\nGoals\n\n${formatTable(columns, rows)}\n`);
process.exit(goals.every(({ isMet }) => isMet) ? 0 : 1);
