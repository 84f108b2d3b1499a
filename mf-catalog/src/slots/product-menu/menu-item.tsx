import { Link } from '@site/router';
import { Box, Typography } from '@site/ui';
import { useId } from 'react';
import { StagedMedia } from '../../parts/staged-media';
import type { MenuEntry } from '../../product/build-menu-entries';
import { describePrice, describeRange } from '../../product/describe-entry';
import { menuItem } from './menu-styles';

interface MenuItemProps {
  entry: MenuEntry;
  onFollow: () => void;
}

/** One product of the menu: its link has the name alone, price and range describe it. */
export function MenuItem({ entry, onFollow }: MenuItemProps) {
  const id = useId();
  const { label, to, current, image, price, range } = entry;
  const isPart = range === undefined;
  return (
    <Box component="li" sx={menuItem(isPart)} {...(image || price ? {} : { 'data-bare': '' })}>
      {image && (
        <Box className="picture">
          <StagedMedia image={image} sizes={isPart ? '72px' : SIZES} ratio="8 / 5" alt="" />
        </Box>
      )}
      <Link
        to={to}
        onClick={onFollow}
        {...(price ? { 'aria-describedby': id } : {})}
        {...(current ? { 'aria-current': 'page' as const } : {})}
      >
        {label}
      </Link>
      {price && (
        <Typography id={id} variant="body2" sx={{ mt: 0.25, color: 'text.secondary' }}>
          {describePrice(entry)}
          {!isPart && <span className="range"> {describeRange(entry)}</span>}
        </Typography>
      )}
    </Box>
  );
}

const SIZES = '(min-width: 1200px) 216px, 72px';
