import { type LandingPageProps } from '../features/landing/page/LandingPage';

/** Settings of a landing page without links to app stores or to the app's tours. */
export const landingProps: Omit<LandingPageProps, 'fetchPage'> = {
  productName: 'Kathayatra',
  supportEmail: 'help@site.example',
  publicUrl: 'https://site.example',
  workerUrl: 'https://worker.example',
  iosStoreUrl: null,
  androidStoreUrl: null,
  toursUrl: null,
  reload: () => undefined,
  frame: ({ children }) => <main>{children}</main>,
};
