import { Content } from './Content';
import './LanguageBadge.css';

export interface LanguageBadgeProps {
  code: string;
  /** The language's name in itself. */
  nativeLabel?: string;
  /** The language's English name, for the tooltip. */
  label?: string;
}

/** A language as a small mark: its code, and its own name where there is room. */
export function LanguageBadge({ code, nativeLabel, label }: LanguageBadgeProps) {
  return (
    <span className="LanguageBadge" title={label}>
      <span dir="ltr">{code}</span>
      {nativeLabel !== undefined && nativeLabel !== '' && (
        <Content language={code} lines={1}>
          {nativeLabel}
        </Content>
      )}
    </span>
  );
}
