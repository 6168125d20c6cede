/** Settings of Firebase Cloud Messaging. */
export interface FcmSettings {
  /** Origin of the API. */
  url: string;
  projectId: string;
  clientEmail: string;
  /** PKCS #8 in PEM. */
  privateKey: string;
  /** URL of the token endpoint. */
  tokenUrl: string;
  /** Maximum number of messages that this process sends per minute. */
  perMinute: number;
}
