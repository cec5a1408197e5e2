export const vic = `
3000 Melbourne
3002 East Melbourne
3003 West Melbourne
3004 Melbourne
3006 South Wharf, Southbank
3008 Docklands
3011 Footscray, Seddon
3013 Yarraville
3015 Newport, Spotswood
3016 Williamstown
3018 Altona
3020 Sunshine
3023 Caroline Springs
3029 Hoppers Crossing, Tarneit
3030 Point Cook, Werribee
3031 Flemington, Kensington
3032 Ascot Vale
3036 Keilor
3039 Moonee Ponds
3040 Essendon
3042 Niddrie
3044 Pascoe Vale
3047 Broadmeadows
3051 North Melbourne
3053 Carlton
3054 Carlton North
3055 Brunswick West
3056 Brunswick
3057 Brunswick East
3058 Coburg
3064 Craigieburn
3065 Fitzroy
3066 Collingwood
3067 Abbotsford
3068 Clifton Hill, Fitzroy North
3070 Northcote
3071 Thornbury
3072 Preston
3073 Reservoir
3076 Epping
3078 Fairfield
3079 Ivanhoe
3082 Mill Park
3083 Bundoora
3084 Heidelberg, Rosanna
3088 Greensborough
3095 Eltham
3101 Kew
3103 Balwyn
3106 Templestowe
3108 Doncaster
3121 Burnley, Cremorne, Richmond
3122 Hawthorn
3124 Camberwell
3126 Canterbury
3127 Surrey Hills
3128 Box Hill
3130 Blackburn
3131 Nunawading
3132 Mitcham
3134 Ringwood
3136 Croydon
3140 Lilydale
3141 South Yarra
3142 Toorak
3143 Armadale
3144 Malvern
3146 Glen Iris
3149 Mount Waverley
3150 Glen Waverley, Wheelers Hill
3153 Bayswater
3155 Boronia
3156 Ferntree Gully
3160 Belgrave
3162 Caulfield
3163 Carnegie, Murrumbeena
3166 Oakleigh
3168 Clayton
3171 Springvale
3174 Noble Park
3175 Dandenong
3178 Rowville
3181 Prahran, Windsor
3182 St Kilda
3183 Balaclava
3184 Elwood
3185 Elsternwick
3186 Brighton
3188 Hampton
3189 Moorabbin
3191 Sandringham
3192 Cheltenham
3193 Beaumaris, Black Rock
3194 Mentone
3195 Mordialloc
3196 Chelsea
3197 Carrum
3198 Seaford
3199 Frankston
3204 Bentleigh
3205 South Melbourne
3206 Albert Park, Middle Park
3207 Port Melbourne
3212 Lara
3216 Belmont
3220 Geelong, Newtown
3225 Point Lonsdale, Queenscliff
3226 Ocean Grove
3227 Barwon Heads
3228 Jan Juc, Torquay
3230 Anglesea
3231 Aireys Inlet
3232 Lorne
3233 Apollo Bay
3250 Colac
3260 Camperdown
3280 Warrnambool
3284 Port Fairy
3300 Hamilton
3305 Portland
3337 Melton
3340 Bacchus Marsh
3350 Ballarat
3355 Wendouree
3356 Sebastopol
3357 Buninyong
3377 Ararat
3380 Stawell
3381 Halls Gap
3393 Warracknabeal
3400 Horsham
3418 Nhill
3429 Sunbury
3437 Gisborne
3442 Woodend
3444 Kyneton
3450 Castlemaine
3460 Daylesford
3463 Maldon
3465 Maryborough
3490 Ouyen
3496 Red Cliffs
3500 Mildura
3523 Heathcote
3550 Bendigo
3555 Kangaroo Flat
3556 Eaglehawk
3561 Rochester
3564 Echuca
3579 Kerang
3585 Swan Hill
3608 Nagambie
3620 Kyabram
3629 Mooroopna
3630 Shepparton
3644 Cobram
3660 Seymour
3666 Euroa
3672 Benalla
3677 Wangaratta
3685 Rutherglen
3690 Wodonga
3699 Mount Beauty
3714 Alexandra
3717 Yea
3722 Mansfield
3730 Yarrawonga
3737 Myrtleford
3741 Bright
3747 Beechworth
3752 South Morang
3756 Wallan
3764 Kilmore
3777 Healesville
3782 Emerald
3799 Warburton
3802 Endeavour Hills
3805 Narre Warren
3806 Berwick
3810 Pakenham
3818 Drouin
3820 Warragul
3825 Moe
3840 Morwell
3844 Traralgon
3850 Sale
3860 Maffra
3875 Bairnsdale
3888 Orbost
3892 Mallacoota
3898 Omeo
3909 Lakes Entrance
3915 Hastings
3922 Cowes
3925 San Remo
3929 Flinders
3930 Mount Eliza
3931 Mornington
3934 Mount Martha
3936 Dromana
3939 Rosebud
3941 Rye
3943 Sorrento
3944 Portsea
3950 Korumburra
3953 Leongatha
3960 Foster
3977 Cranbourne
3995 Wonthaggi
3996 Inverloch
`;

export const tas = `
7000 Hobart, North Hobart, West Hobart
7004 Battery Point, South Hobart
7005 Sandy Bay
7007 Mount Nelson
7008 New Town
7009 Moonah
7010 Glenorchy
7011 Claremont
7015 Lindisfarne
7018 Bellerive, Howrah, Rosny Park
7019 Rokeby
7021 Lauderdale
7025 Richmond
7030 Bothwell, Bridgewater
7050 Kingston
7052 Blackmans Bay
7053 Taroona
7054 Margate, Snug
7109 Huonville
7112 Cygnet
7116 Geeveston
7117 Dover
7120 Oatlands
7140 New Norfolk
7150 Adventure Bay, Alonnah
7155 Kettering
7170 Cambridge
7172 Sorell
7173 Dodges Ferry
7182 Port Arthur
7184 Nubeena
7190 Orford, Swansea, Triabunna
7209 Ross
7210 Campbell Town
7212 Evandale
7215 Bicheno, Coles Bay, St Marys
7216 St Helens
7248 Invermay
7249 Kings Meadows, South Launceston
7250 Launceston, Newstead, Prospect, Riverside
7253 George Town
7255 Lady Barron, Whitemark
7256 Currie
7260 Scottsdale
7262 Bridport
7275 Exeter
7277 Legana
7300 Perth
7301 Longford
7303 Westbury
7304 Deloraine
7306 Sheffield
7307 Latrobe, Port Sorell
7310 Devonport
7315 Ulverstone
7316 Penguin
7320 Burnie
7321 Waratah
7322 Somerset
7325 Wynyard
7330 Smithton
7331 Stanley
7467 Queenstown
7468 Strahan
7469 Zeehan
7470 Rosebery
`;
