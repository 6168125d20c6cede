// PGlite loads its files by import(), which a test's realm lacks, and resolves them against the page's URL when there
// is a document: tests therefore use the instance that their environment loaded outside.
module.exports = globalThis.sharedDatabasesOfTests.pglite;
