import { Box, ButtonBase } from '@site/ui';
import type { ProductVariant } from '../../product/build-product';

interface VariantTabsProps {
  variants: readonly ProductVariant[];
  chosenId: string;
  onChoose: (id: string) => void;
}

/** The variants of the product as a row of choices above the data sheet. */
export function VariantTabs({ variants, chosenId, onChoose }: VariantTabsProps) {
  return (
    <Box
      role="group"
      aria-label="Variant"
      data-no-print
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: { xs: 5, md: 7 } }}
    >
      {variants.map(({ id, variant }) => (
        <ButtonBase
          key={id}
          aria-pressed={id === chosenId}
          onClick={() => onChoose(id)}
          sx={choiceSx(id === chosenId)}
        >
          {variant}
        </ButtonBase>
      ))}
    </Box>
  );
}

const choiceSx = (chosen: boolean) =>
  ({
    minHeight: 44,
    px: 2.75,
    fontFamily: 'inherit',
    fontSize: '1rem',
    fontWeight: 650,
    borderRadius: '999px',
    border: '1px solid',
    borderColor: chosen ? 'text.primary' : 'divider',
    color: chosen ? 'background.default' : 'text.primary',
    backgroundColor: chosen ? 'text.primary' : 'transparent',
    '&:hover': { borderColor: 'text.primary' },
  }) as const;
