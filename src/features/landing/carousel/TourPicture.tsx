import { useState } from 'react';

interface TourPictureProps {
  url: string | null;
}

/** Cover of a tour, or a drawn placeholder when there is none or it fails to load. */
export function TourPicture({ url }: TourPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (url === null || url === broken) {
    return (
      <svg
        className="cover cover-drawn"
        viewBox="0 0 480 320"
        aria-hidden
        data-testid="drawn-cover"
      >
        <circle cx="350" cy="110" r="46" className="scene-sun" />
        <path d="M0 250 Q120 190 240 240 T480 220 V320 H0Z" className="scene-hill" />
        <path d="M150 250v-60c0-34 30-44 40-72 10 28 40 38 40 72v60z" className="scene-house" />
      </svg>
    );
  }
  return (
    <img
      className="cover"
      src={url}
      alt=""
      width={480}
      height={320}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(url)}
    />
  );
}
