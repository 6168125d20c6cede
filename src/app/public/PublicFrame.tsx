import { type ReactNode } from 'react';
import { ProductMark } from '../../ui/shell/ProductMark';

interface PublicFrameProps {
  productName: string;
  /** Header links. */
  links?: ReactNode;
  /** Footer text. */
  note?: ReactNode;
  children: ReactNode;
}

/** Header and footer of every public page. */
export function PublicFrame({ productName, links, note, children }: PublicFrameProps) {
  return (
    <div className="public">
      <a className="skip" href="#content">
        Skip to content
      </a>
      <header className="site-head">
        <a className="brand" href="/" aria-label={`${productName}, home`}>
          <ProductMark size={30} />
          <span>{productName}</span>
        </a>
        {links !== undefined && <nav aria-label="Main">{links}</nav>}
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <footer className="site-foot">
        <p>{note}</p>
        <nav aria-label="More">
          <a href="/privacy-policy">Privacy policy</a>
          <a href="/admin/dashboard" rel="nofollow">
            Admin console
          </a>
        </nav>
      </footer>
    </div>
  );
}
