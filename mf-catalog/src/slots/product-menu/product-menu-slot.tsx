import { listProducts, readFinePrint, readTechnicalSpecs } from '@site/api-client';
import { ALL_PRODUCTS } from '@site/contract';
import type { SlotProps } from '@site/shell';
import { Box } from '@site/ui';
import { FinePrint } from '../../parts/fine-print';
import { useLogFailure } from '../../parts/use-log-failure';
import { buildMenuEntries } from '../../product/build-menu-entries';
import { MenuItem } from './menu-item';
import { menuGrid } from './menu-styles';

/**
 * The Products submenu of the shell: every bike with picture, price and range, the parts apart. The links
 * are the shell's and stand there at once; what cannot be read of the products is left out.
 */
export function Slot({ onClose, payload }: SlotProps<'product-menu'>) {
  const products = listProducts.useRead({ id: ALL_PRODUCTS });
  const specs = readTechnicalSpecs.useRead();
  const finePrint = readFinePrint.useRead();
  useLogFailure(products, 'No products found');
  useLogFailure(specs, 'No technical specifications found');
  useLogFailure(finePrint, 'No fine print found');
  const entries = buildMenuEntries(payload.links, products.data ?? [], specs.data ?? {});
  const bikes = entries.filter(({ range }) => range !== undefined);
  return (
    <Box sx={menuGrid(bikes.length)}>
      <ul aria-label="Products">
        {entries.map((entry) => (
          <MenuItem key={entry.to} entry={entry} onFollow={onClose} />
        ))}
      </ul>
      {bikes.length > 0 && (
        <Box className="notes">
          <FinePrint of="range" />
          <FinePrint of="price" />
        </Box>
      )}
    </Box>
  );
}
