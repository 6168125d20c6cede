import { useParams } from 'react-router-dom';
import { TourUploadArea } from '../../features/media/tourUpload/TourUploadArea';
import { TourUploadButton } from '../../features/media/tourUpload/TourUploadButton';
import { useTourUpload } from '../../features/media/tourUpload/useTourUpload';
import { SectionListScreen } from '../../features/sections/list/SectionListScreen';

/** Combines two features: recordings are uploaded from the list of sections. */
export function TourSectionsTab() {
  const { tourId = '' } = useParams();
  const uploading = useTourUpload(tourId);
  return (
    <>
      <SectionListScreen uploadButton={<TourUploadButton uploading={uploading} />} />
      <TourUploadArea uploading={uploading} />
    </>
  );
}
