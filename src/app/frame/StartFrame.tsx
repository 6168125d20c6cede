import { ProductMark } from '../../ui/shell/ProductMark';
import { mainScreens } from './mainScreens';
import { START_FRAME } from './removeStartFrame';

/**
 * Picture of the console's frame, with the geometry of `src/ui/shell`: nothing in it can be used, and
 * nothing moves when the console takes its place.
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
