// PGlite loads its files by import(), which a test's realm has not, and looks for them by the page's
// URL where there is a document: tests use the one that their environment loaded outside.
module.exports = globalThis.sharedDatabasesOfTests.pglite;
