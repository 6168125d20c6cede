import { useConsoleParts } from './ConsoleContext';

export function useStartLabel(): string {
  return `Loading ${useConsoleParts().settings.productName} Admin Console…`;
}
