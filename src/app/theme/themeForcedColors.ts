/** System colours of a selected item. */
const chosen = {
  backgroundColor: 'SelectedItem',
  color: 'SelectedItemText',
  forcedColorAdjust: 'none',
};

/**
 * States that are otherwise drawn by backgrounds and shadows, which forced colours remove (CSS Color Adjustment 1,
 * section 3.1), redrawn in system colours.
 */
export const forcedColorStyles = {
  '@media (forced-colors: active)': {
    '[aria-current="page"]': chosen,
    // Options with `data-active` mark the keyboard position by it, and have a mark of their own for being selected.
    '[role="option"][data-active="true"], [role="option"][aria-selected="true"]:not([data-active])':
      chosen,
    '[role="option"].Mui-focused': { outline: '2px solid Highlight', outlineOffset: -2 },
    'label:has(> [type="radio"]:checked)': chosen,
    '[role="tab"][aria-selected="true"]': { borderBottom: '2px solid Highlight' },
    '.MuiOutlinedInput-root.Mui-focused': { outline: '2px solid Highlight' },
    '.MuiButton-root': { border: '1px solid ButtonBorder' },
    '.MuiDialog-paper, .MuiPopover-paper, .MuiTooltip-tooltip': { border: '1px solid CanvasText' },
    '.MuiLinearProgress-root': { border: '1px solid CanvasText' },
    '.MuiLinearProgress-bar': { backgroundColor: 'Highlight' },
    '.MuiSwitch-root .MuiSwitch-track': { border: '1px solid ButtonText', opacity: 1 },
    '.MuiSwitch-root .MuiSwitch-thumb': { backgroundColor: 'ButtonText' },
    '.MuiSwitch-root .Mui-checked + .MuiSwitch-track': { backgroundColor: 'Highlight' },
  },
} as const;
