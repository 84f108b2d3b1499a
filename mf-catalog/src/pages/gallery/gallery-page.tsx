import { readGallery } from '@site/api-client';
import { buildProductPath } from '@site/links';
import { LinkButton, PageHeading, Section, ViewEmpty, ViewLoading } from '@site/ui';
import { useState } from 'react';
import { useLogFailure } from '../../parts/use-log-failure';
import { GalleryGrid } from './gallery-grid';
import { PreviewDialog } from './preview-dialog';

/** Gallery: two groups of pictures, one per model. A failed read is logged, not shown (spec §8). */
function GalleryPage() {
  const gallery = readGallery.useRead();
  const [opened, setOpened] = useState<{ group: number; index: number } | null>(null);
  useLogFailure(gallery, 'No Images Found');
  const groups = (gallery.data ?? []).filter(({ items }) => items.length > 0);
  const shown = opened && groups[opened.group];
  return (
    <>
      <Section space="small">
        <PageHeading
          title="Gallery"
          eyebrow="Pictures"
          lead="Every model, every side. Choose a picture to see it in full size."
        />
      </Section>
      {gallery.status === 'loading' && <ViewLoading />}
      {gallery.status === 'ready' && groups.length === 0 && (
        <ViewEmpty title="No pictures yet" message="The first ones are on their way." />
      )}
      {groups.map((group, at) => (
        <Section
          key={group.title}
          title={group.title}
          space="small"
          aside={
            <LinkButton
              to={buildProductPath(group.title)}
              variant="outlined"
              sx={{ whiteSpace: 'normal' }}
            >
              See the {group.title}
            </LinkButton>
          }
        >
          <GalleryGrid items={group.items} onOpen={(index) => setOpened({ group: at, index })} />
        </Section>
      ))}
      <PreviewDialog
        items={shown?.items ?? []}
        index={shown ? opened.index : null}
        onIndex={(index) => setOpened((now) => now && { ...now, index })}
        onClose={() => setOpened(null)}
      />
    </>
  );
}

export { GalleryPage as Component };
