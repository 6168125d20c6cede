/**
 * Maximum numbers of items on the landing page, from section 9 of the specification, which does not need the other
 * limits.
 */
export const landingLimits = { tours: 6, cities: 8, languages: 10 } as const;
