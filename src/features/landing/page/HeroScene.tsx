/** Illustration of domes, a stepped temple and a path with two markers; inline SVG, so that nothing has to load. */
export function HeroScene() {
  return (
    <svg className="hero-scene" viewBox="0 0 560 420" aria-hidden>
      <rect width="560" height="420" rx="28" className="scene-sky" />
      <circle cx="398" cy="136" r="64" className="scene-sun" />
      <path
        d="M0 292 Q90 222 196 262 T396 246 T560 232 V392 a28 28 0 0 1-28 28 H28 a28 28 0 0 1-28-28Z"
        className="scene-far"
      />
      <g className="scene-house">
        <path d="M352 300v-32l12-30h8l4-24h8l4-24h8l4-24h16l4 24h8l4 24h8l4 24h8l12 30v32z" />
        <path d="M398 166l6-26 6 26z" />
        <path d="M104 286v-70c0-44 40-56 54-98 14 42 54 54 54 98v70z" />
        <path d="M156 122v-26h4v26z" />
        <path d="M64 286V166c0-9 5-13 9-22 4 9 9 13 9 22v120zM234 286V166c0-9 5-13 9-22 4 9 9 13 9 22v120z" />
      </g>
      <path d="M138 286v-34a20 22 0 0 1 40 0v34z" className="scene-door" />
      <path
        d="M0 292 Q150 262 300 286 T560 270 V392 a28 28 0 0 1-28 28 H28 a28 28 0 0 1-28-28Z"
        className="scene-hill"
      />
      <path d="M158 296 C200 350 300 296 330 350 S470 388 486 324" className="scene-way" />
      <g className="scene-pin">
        <path d="M486 322c-15-19-21-29-21-41a21 21 0 0 1 42 0c0 12-6 22-21 41z" />
        <circle cx="158" cy="298" r="9" />
      </g>
      <circle cx="486" cy="281" r="8" className="scene-dot" />
      <path
        d="M516 262q9 18 0 36M529 252q14 28 0 56M456 262q-9 18 0 36M443 252q-14 28 0 56"
        className="scene-sound"
      />
    </svg>
  );
}
