### What the options of In the Year of the Dragon mean

new-option-large_privilege = 6 yuan as in the first edition, or 7 as in the anniversary edition.
new-option-great_wall = An eighth action: build the wall together. If it is too short when the Mongols come, whoever built least loses a person.
new-option-super_event = In month 7 one more thing happens, good or bad. All know which.
