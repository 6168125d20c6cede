/** The file store cannot be reached or does not respond in time: the same call may succeed later. */
export class StorageUnavailable extends Error {}

/** The file store refuses the settings; the message tells what to do. */
export class StorageMisconfigured extends Error {}
