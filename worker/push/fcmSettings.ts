/** Settings of Firebase Cloud Messaging. */
export interface FcmSettings {
  /** Origin of the API. */
  url: string;
  projectId: string;
  clientEmail: string;
  /** PKCS #8 in PEM. */
  privateKey: string;
  /** URL where tokens are fetched. */
  tokenUrl: string;
  /** Maximum number of messages per minute that this process sends. */
  perMinute: number;
}
