/** Style sheets are imported for their side effects. */
declare module '*.css';
