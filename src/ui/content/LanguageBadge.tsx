import { Content } from './Content';
import './LanguageBadge.css';

export interface LanguageBadgeProps {
  code: string;
  /** Native name of the language. */
  nativeLabel?: string;
  /** English name of the language, for the tooltip. */
  label?: string;
}

/** Language code, with the native name when there is room. */
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
