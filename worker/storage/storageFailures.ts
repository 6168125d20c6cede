/** The store of files cannot be reached or does not respond in time: the same call may succeed later. */
export class StorageUnavailable extends Error {}

/** The store of files refuses the settings; the message describes what to do. */
export class StorageMisconfigured extends Error {}
