/** Fill and text of what is chosen, in the system's colours for it. */
const chosen = {
  backgroundColor: 'SelectedItem',
  color: 'SelectedItemText',
  forcedColorAdjust: 'none',
};

/**
 * States that other styles draw by backgrounds and shadows, which the system takes away where it has colours of
 * its own (CSS Color Adjustment 1, section 3.1): drawn here in those colours.
 */
export const forcedColorStyles = {
  '@media (forced-colors: active)': {
    '[aria-current="page"]': chosen,
    // An option that marks by `data-active` where the arrow keys are has a mark for being selected.
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
