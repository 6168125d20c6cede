import { runTool } from './runTool';
import { digestFolder } from './supplyChain/digestFolder';

process.exitCode = await runTool('webpack/bin/webpack.js', ['--mode', 'production'], {
  NODE_ENV: 'production',
  NODE_OPTIONS: '--import tsx',
});
if (process.exitCode === 0) {
  const { digest, files } = await digestFolder('dist');
  console.log(`dist/: ${files} files, SHA-256 ${digest}`);
}
