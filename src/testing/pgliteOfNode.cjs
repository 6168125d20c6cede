// PGlite finds its own files by the page's address where there is a document: in jsdom it must be
// the one that the environment loaded outside.
module.exports = globalThis.pgliteOfNode;
