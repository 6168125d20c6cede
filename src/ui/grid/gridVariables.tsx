/**
 * Replaces, in a build, the grid's `utils/css/context`, which writes its custom properties as text of a style element;
 * a content security policy without `unsafe-inline` blocks those. Emotion inserts rules through the CSSOM instead.
 * `gridInternals.test.tsx` checks the exports against the installed version.
 */
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { Global } from '@emotion/react';
import { useMaterialCSSVariables } from '@mui/x-data-grid/material';

interface Variables {
  className: string;
  /** Rendered by the grid inside its root. */
  tag: ReactNode;
}

const VariablesContext = createContext<Variables>({ className: 'unset', tag: null });

export const useCSSVariablesContext = () => useContext(VariablesContext);
export const useCSSVariablesClass = () => useContext(VariablesContext).className;

export function GridPortalWrapper({ children }: { children: ReactNode }) {
  return <div className={useCSSVariablesClass()}>{children}</div>;
}

export function GridCSSVariablesContext({ children }: { children: ReactNode }) {
  const { id, variables } = useMaterialCSSVariables();
  const value = useMemo(() => {
    const className = `MuiDataGridVariables-${id}`;
    return { className, tag: <Global styles={{ [`.${className}`]: variables }} /> };
  }, [id, variables]);
  return <VariablesContext value={value}>{children}</VariablesContext>;
}
