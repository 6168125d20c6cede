import type { Browser } from '@playwright/test';
import { signIn } from '../../e2e/signIn';
import { startProduct } from '../../scripts/product/startProduct';
import { findFreePort } from '../../worker/testing/findFreePort';
import type { BuiltPage } from './buildPeers';
import { serveCatalogue } from './serveCatalogue';
import type { VisitPlan } from './visitPage';

async function signedInState(browser: Browser, url: string): Promise<VisitPlan['signedIn']> {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await signIn(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Starts a build of the console with the list server in front of it. */
export async function openSite(
  browser: Browser,
  peers: readonly BuiltPage[],
  { tree, isCompressed = false }: { tree?: string; isCompressed?: boolean } = {},
) {
  const [productPort, port] = [await findFreePort(), await findFreePort()];
  const url = `http://localhost:${port}`;
  const product = await startProduct(productPort, { PUBLIC_URL: url }, { tree });
  const server = await serveCatalogue(port, product.url, { peers, isCompressed });
  const stop = async () => {
    await server.stop();
    await product.stop();
  };
  const plan = { url, signedIn: await signedInState(browser, url) };
  return { server, plan, stop };
}
