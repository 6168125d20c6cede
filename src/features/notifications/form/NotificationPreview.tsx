import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SegmentedControl } from '../../../ui/controls/SegmentedControl';
import { type NotificationValues } from '../targets/notificationForm';
import { PreviewCard, type Platform } from './PreviewCard';
import { EVERYONE, routeActions } from '../targets/routeActions';

const platforms = [
  { value: 'android', label: 'Android' },
  { value: 'ios', label: 'iOS' },
] as const;

const caption = { mt: 1.5, mb: 0.75, fontSize: 12, color: 'text.secondary' };

/** Approximate rendering on a phone, collapsed and expanded. */
export function NotificationPreview({ values }: { values: NotificationValues }) {
  const [platform, setPlatform] = useState<Platform>('android');
  const { target_language, route_type } = values;
  const action = routeActions.find(({ value }) => value === route_type);
  const cardProps = {
    platform,
    title: values.title.trim(),
    body: values.body.trim(),
    imageUrl: values.image_url ?? values.tour_cover_url,
    action: action?.tap ?? '',
    language: target_language === EVERYONE ? 'und' : target_language,
  };
  return (
    <Box component="section" aria-label="Preview">
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography component="h2" variant="h3">
          Preview
        </Typography>
        <SegmentedControl
          label="Phone"
          options={platforms}
          value={platform}
          onChange={setPlatform}
        />
      </Box>
      <Box sx={caption}>Collapsed</Box>
      <PreviewCard {...cardProps} isExpanded={false} />
      <Box sx={caption}>Expanded</Box>
      <PreviewCard {...cardProps} isExpanded />
      <Box sx={{ mt: 1, fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
        Approximate: where a phone cuts the text depends on its width and text size.
      </Box>
    </Box>
  );
}
