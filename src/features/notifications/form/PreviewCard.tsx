import Box from '@mui/material/Box';
import NotificationsNone from '@mui/icons-material/NotificationsNone';
import { Content } from '../../../ui/content/Content';

export type Platform = 'android' | 'ios';

export interface PreviewContent {
  title: string;
  body: string;
  imageUrl: string | null;
  /** Action of a tap. */
  action: string;
  language: string;
}

interface PreviewCardProps extends PreviewContent {
  platform: Platform;
  isExpanded: boolean;
}

/** Default number of body lines on each system; they differ by phone and text size. */
const bodyLines = {
  android: { collapsed: 1, expanded: 10, expandedWithImage: 1 },
  ios: { collapsed: 4, expanded: 20, expandedWithImage: 20 },
} as const;

function bodyLineCount({ platform, isExpanded, imageUrl }: PreviewCardProps): number {
  const lines = bodyLines[platform];
  if (!isExpanded) return lines.collapsed;
  return imageUrl === null ? lines.expanded : lines.expandedWithImage;
}

function Image({ url, isLarge }: { url: string; isLarge: boolean }) {
  return (
    <Box
      component="img"
      src={url}
      alt=""
      sx={{
        flex: 'none',
        display: 'block',
        width: isLarge ? '100%' : 40,
        height: isLarge ? 'auto' : 40,
        aspectRatio: isLarge ? '2' : undefined,
        objectFit: 'cover',
        borderRadius: isLarge ? '10px' : '6px',
        backgroundColor: 'var(--selected)',
      }}
    />
  );
}

/** Notification approximately as shown on a phone. */
export function PreviewCard(props: PreviewCardProps) {
  const { title, body, imageUrl, action, language, platform, isExpanded } = props;
  const isIos = platform === 'ios';
  const isLarge = isExpanded && imageUrl !== null;
  const largeImage = isLarge && <Image url={imageUrl} isLarge />;
  return (
    <Box
      role="group"
      aria-label={isExpanded ? 'Expanded' : 'Collapsed'}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        p: 1.5,
        border: '1px solid var(--line)',
        borderRadius: isIos ? '18px' : '24px',
        backgroundColor: isIos ? 'var(--sunken)' : 'var(--raised)',
        fontSize: 13,
      }}
    >
      {isIos && largeImage}
      <Box sx={{ display: 'flex', alignItems: isIos ? 'center' : 'flex-start', gap: 1.25 }}>
        <Box
          aria-hidden
          sx={{
            flex: 'none',
            display: 'grid',
            placeItems: 'center',
            width: isIos ? 34 : 24,
            height: isIos ? 34 : 24,
            borderRadius: isIos ? '8px' : '50%',
            backgroundColor: 'var(--accent-fill)',
            color: 'var(--accent-on-fill)',
          }}
        >
          <NotificationsNone sx={{ fontSize: isIos ? 20 : 16 }} />
        </Box>
        {/* Aligns title and message to the same edge, also in a right-to-left script. */}
        <Box sx={{ flex: 1, minWidth: 0, '& bdi': { textAlign: 'left' } }}>
          <Box sx={{ fontWeight: 600 }}>
            <Content language={language} lines={1} fallback="Title">
              {title}
            </Content>
          </Box>
          <Content language={language} lines={bodyLineCount(props)} fallback="Message body">
            {body}
          </Content>
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'flex-end',
            gap: 0.5,
            flex: 'none',
            fontSize: 11,
            color: 'text.secondary',
          }}
        >
          now
          {imageUrl !== null && !isExpanded && <Image url={imageUrl} isLarge={false} />}
        </Box>
      </Box>
      {!isIos && largeImage}
      {isExpanded && (
        <Box sx={{ fontSize: 12, fontWeight: 600, color: 'var(--accent-text)' }}>{action}</Box>
      )}
    </Box>
  );
}
