import { runTool } from './runTool';

process.exitCode = await runTool('webpack/bin/webpack.js', ['--mode', 'production'], {
  NODE_ENV: 'production',
  NODE_OPTIONS: '--import tsx',
});
