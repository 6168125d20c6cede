import { TestEnvironment } from 'jest-environment-node';
import './shareCompiledCode';
import { shareDatabases } from './sharedDatabases';

/** Node's own environment with shared databases. */
// oxlint-disable-next-line no-restricted-exports -- jest takes an environment's default export
export default class NodeEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    shareDatabases(this.global);
  }
}
