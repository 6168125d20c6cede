import { runSteps } from './steps/runSteps';
import { runTool } from './runTool';
import { staticChecks } from './steps/staticChecks';

const failed = await runSteps(staticChecks);
if ((await runTool('tsx/dist/cli.mjs', ['scripts/unit.ts'])) !== 0) failed.push('npm run unit');
for (const name of failed) console.log(`Failed: ${name}`);
process.exitCode = failed.length === 0 ? 0 : 1;
