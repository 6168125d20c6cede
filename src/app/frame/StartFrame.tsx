import { ProductMark } from '../../ui/shell/ProductMark';
import { mainScreens } from './mainScreens';
import { START_FRAME } from './removeStartFrame';

/**
 * Static picture of the console's frame with the geometry of `src/ui/shell`: not interactive, and no layout shift when
 * the console replaces it.
 */
export function StartFrame({ productName }: { productName: string }) {
  return (
    <div id={START_FRAME} aria-hidden>
      <div className="side">
        <div className="brand">
          <ProductMark />
          <b>{productName}</b>
        </div>
        <ul>
          {mainScreens.map(({ label, isNested }) => (
            <li key={label} className={isNested === true ? 'nested' : undefined}>
              {label}
            </li>
          ))}
        </ul>
      </div>
      <div className="head" />
    </div>
  );
}
