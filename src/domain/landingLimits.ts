/** Numbers of items on the landing page, from section 9 of the specification; the page loads no other limits. */
export const landingLimits = { tours: 6, cities: 8, languages: 10 } as const;
